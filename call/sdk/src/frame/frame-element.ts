/** How a frame looks that is put into the page itself: a small window at the bottom right. */
const floating: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  border: '1px solid black',
  backgroundColor: 'white',
  width: '375px',
  height: '450px',
  right: '1em',
  bottom: '1em',
};
/** In an element of the page the frame fills it. */
const filling: Partial<CSSStyleDeclaration> = { border: '0', width: '100%', height: '100%' };
const overlay: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  top: '0',
  left: '0',
  width: '100%',
  height: '100%',
  border: '0',
  pointerEvents: 'none',
};

/** Puts a frame into `parent` that may use what a call needs. `style` replaces the look that it would have. */
export function addFrame(
  document: Document,
  parent: HTMLElement,
  style: Partial<CSSStyleDeclaration> | undefined,
): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  // Chrome 61 knows no list with semicolons.
  const isOld = /Chrome\/61\./.test(document.defaultView?.navigator.userAgent ?? '');
  iframe.allow = isOld ? 'microphone, camera' : 'microphone; camera; autoplay; display-capture; screen-wake-lock';
  parent.append(iframe);
  // A style that sets nothing also leaves the frame without a look.
  iframe.style.cssText = '';
  Object.assign(iframe.style, style || (parent === document.body ? floating : filling));
  return iframe;
}

/** Lays a frame over the whole page through which it can still be used. */
export function addTransparentFrame(document: Document): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.allow = 'microphone; camera; autoplay';
  document.body.append(iframe);
  Object.assign(iframe.style, overlay);
  return iframe;
}
