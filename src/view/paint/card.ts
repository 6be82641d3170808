/** Whether there is a graphics card to paint with. */

const BY_HAND = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** True for what browsers call a WebGL that the processor works out: a plain canvas is about fifteen times as fast there. */
export const isByHand = (renderer: string): boolean => BY_HAND.test(renderer);

/** What the browser says it would paint WebGL with; null where it has no WebGL at all. */
export function webglRenderer(): string | null {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (gl === null) return null;
  const told = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(told === null ? gl.RENDERER : told.UNMASKED_RENDERER_WEBGL);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' ? name : '';
}
