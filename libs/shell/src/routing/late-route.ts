import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { createElement, type ComponentType } from 'react';
import { MissingChunk, recoverChunk } from '../updates/chunk-recovery';

type LazyModule = Extract<RouteObject['lazy'], () => unknown>;
type Module = Awaited<ReturnType<LazyModule>>;

/**
 * Fetches a screen's code so that a failure is not for ever. The router keeps the first answer of a lazy route, a failure too; so
 * without a network the route gets a stand-in, whose loader tries again each time it runs. When a release took the code away,
 * the page is loaded again at the place that was clicked.
 */
export function recovering(load: LazyModule): LazyModule {
  const fetchModule = () => load().catch(recoverChunk);
  return () =>
    fetchModule().catch((reason: unknown) => {
      if (!(reason instanceof MissingChunk)) throw reason;
      return standIn(fetchModule);
    });
}

function standIn(fetchModule: () => Promise<Module>): Module {
  let screen: Module | null = null;
  // The router copies the fields of this module once; what arrives later is reached through them.
  const handle: Record<string, unknown> = {};
  return {
    handle,
    async loader(args: LoaderFunctionArgs) {
      screen ??= await fetchModule();
      Object.assign(handle, screen.handle);
      const { loader } = screen;
      return typeof loader === 'function' ? loader(args) : null;
    },
    Component: () => (screen?.Component ? createElement(screen.Component as ComponentType) : null),
  };
}
