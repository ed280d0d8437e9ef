import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { track } from './track.ts';

/** Tells the web vitals as they become final, and when the page was loaded. Works however late it is called. */
export function watchSpeed(): void {
  const tell = ({ name, value }: Metric) => track({ name: 'web_vital', metric: name, value: rounded(value) });
  for (const watch of [onCLS, onINP, onLCP, onFCP, onTTFB]) watch(tell);
  if (document.readyState === 'complete') tellPageLoad();
  else window.addEventListener('load', () => setTimeout(tellPageLoad), { once: true });
}

function tellPageLoad(): void {
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!timing) return;
  track({
    name: 'page_load',
    ttfb: rounded(timing.responseStart),
    dom_ready: rounded(timing.domContentLoadedEventEnd),
    load: rounded(timing.loadEventEnd || timing.loadEventStart),
  });
}

function rounded(value: number): number {
  return Math.round(Math.max(0, value) * 1000) / 1000;
}
