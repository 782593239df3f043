// The brand flags, all on, as Vite would define them; and the one browser function that neither jsdom nor Node has.
if (typeof CSS === 'undefined') globalThis.CSS = { escape: (text) => String(text).replace(/[^\w-]/g, '\\$&') };

globalThis.BRAND = {
  registration: true,
  adultIndustries: true,
  contracts: true,
  sourceOfWealth: true,
  staging: true,
  analytics: true,
};
