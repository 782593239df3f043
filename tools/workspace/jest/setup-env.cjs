// The brand flags, all on, no provider of identity checks, and the faces of brand d, as Vite defines them, and CSS.escape, which neither jsdom nor Node has.
if (typeof CSS === 'undefined') {
  const escape = (/** @type {string} */ text) => String(text).replace(/[^\w-]/g, '\\$&');
  Object.assign(globalThis, { CSS: { escape } });
}

Object.assign(globalThis, {
  BRAND: {
    registration: true,
    adultIndustries: true,
    contracts: true,
    sourceOfWealth: true,
    staging: true,
    analytics: true,
    identityProvider: false,
    nav: 'side',
    hero: 'open',
    list: 'rows',
    font: [],
  },
});
