// jsdom with the classes that it lacks and the product uses, taken from Node's realm: the router needs those of fetch, the
// session BroadcastChannel.

// First: it changes what jsdom is made of.
const { keepStyles } = require('./quick-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'DecompressionStream',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
];

/** An open channel must not keep Jest alive. */
class Channel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

module.exports = class DomEnvironment extends TestEnvironment {
  constructor(...given) {
    super(...given);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.BroadcastChannel = Channel;
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    keepStyles(this.global);
  }
};
