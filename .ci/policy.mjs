// What the page may load: its own files and nothing else. Sent as a header by our server and written into the built page, so
// that it holds wherever the folder is put.
const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
];

export const pagePolicy = directives.join('; ');

/** A page cannot forbid being framed in its own text; only the header can. */
export const headerPolicy = [...directives, "frame-ancestors 'none'"].join('; ');
