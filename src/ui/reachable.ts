/** What scrolls and holds nothing to press can be scrolled by keys in every browser only if it takes the focus itself. */
import type { Attachment } from 'svelte/attachments';

const PRESSED = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

export const reachable: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    const scrolls = element.scrollHeight > element.clientHeight + 1;
    if (scrolls && element.querySelector(PRESSED) === null) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  look();
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  const contents = new MutationObserver(look);
  contents.observe(element, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};
