import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { tileSourceOf } from '@gallery/shared/contract/catalogue/pictures/picture';
import OpenSeadragon from 'openseadragon';
import type { ViewerAction } from './viewer-action';

export type Viewer = { act(action: ViewerAction): void; close(): void };

/** Zooms tiles up to twice their own size. A work without tiles shows its original image. */
export function openViewer(
  element: HTMLElement,
  work: ListedArtwork,
  report: (state: 'shown' | 'failed') => void,
): Viewer {
  preventStyleElement(element);
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const viewer = OpenSeadragon({
    element,
    tileSources: work.picture ? tileSourceOf(work.picture) : { type: 'image', url: work.img_url },
    drawer: 'canvas',
    showNavigationControl: false,
    keyboardNavEnabled: false,
    tabIndex: -1,
    maxZoomPixelRatio: 2,
    minZoomImageRatio: 1,
    visibilityRatio: 1,
    constrainDuringPan: true,
    animationTime: reducedMotion ? 0 : 0.4,
  });
  let tiled = work.picture !== null;
  viewer.addHandler('tile-drawn', () => report('shown'));
  viewer.addHandler('open-failed', () => report('failed'));
  viewer.addHandler('tile-load-failed', () => {
    if (!tiled) return;
    tiled = false;
    viewer.world.removeAll();
    viewer.addSimpleImage({ url: work.img_url });
  });
  return { act: (action) => act(viewer.viewport, action, reducedMotion), close: () => viewer.destroy() };
}

const step = 1.5;
const stride = 0.2;
const directions = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

function act(viewport: OpenSeadragon.Viewport, action: ViewerAction, instantly: boolean): void {
  if (action === 'whole') viewport.goHome(instantly);
  else if (action === 'in') viewport.zoomBy(step, undefined, instantly);
  else if (action === 'out') viewport.zoomBy(1 / step, undefined, instantly);
  else {
    const { width, height } = viewport.getBounds();
    const [x, y] = directions[action];
    viewport.panBy(new OpenSeadragon.Point(x * width * stride, y * height * stride), instantly);
  }
  viewport.applyConstraints(instantly);
}

/** OpenSeadragon would add a style element, which the CSP blocks. It skips that if it finds this inert one. */
function preventStyleElement(stage: HTMLElement): void {
  const found = document.createElementNS(null, 'style');
  found.setAttribute('data-openseadragon-mobile-css', '');
  stage.append(found);
}
