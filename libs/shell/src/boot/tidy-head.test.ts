import { tidyHead } from './tidy-head';

function link(rel: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  document.head.append(element);
  return element;
}

test('a hint goes when its code is there; style sheets and what is still on its way stay', () => {
  tidyHead(document.head);
  const [loaded, waiting, styles] = [link('modulepreload'), link('modulepreload'), link('stylesheet')];
  loaded.dispatchEvent(new Event('load'));
  styles.dispatchEvent(new Event('load'));
  expect(loaded.isConnected).toBe(false);
  expect(waiting.isConnected).toBe(true);
  expect(styles.isConnected).toBe(true);
});
