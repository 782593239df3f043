import { applyTheme, preferences } from './preferences';

describe('preferences', () => {
  it('puts the theme on the root element and takes it off again for the system’s', () => {
    const root = document.createElement('html');
    const stop = applyTheme(root);
    expect(root).not.toHaveAttribute('data-theme');
    preferences.getState().setTheme('dark');
    expect(root).toHaveAttribute('data-theme', 'dark');
    preferences.getState().setTheme('system');
    expect(root).not.toHaveAttribute('data-theme');
    stop();
    preferences.getState().setTheme('light');
    expect(root).not.toHaveAttribute('data-theme');
  });

  it('are kept on the device, without anything else', () => {
    preferences.getState().setHideBalances(true);
    expect(JSON.parse(localStorage.getItem('bank.preferences') ?? '{}').state).toEqual({
      theme: 'light',
      hideBalances: true,
      mainCurrency: null,
    });
  });

  it('keep the main currency, and nothing that is no currency', async () => {
    preferences.getState().setMainCurrency('USD');
    await preferences.persist.rehydrate();
    expect(preferences.getState().mainCurrency).toBe('USD');
    preferences.setState({ mainCurrency: null });
    localStorage.setItem('bank.preferences', JSON.stringify({ state: { mainCurrency: 5 }, version: 0 }));
    await preferences.persist.rehydrate();
    expect(preferences.getState().mainCurrency).toBeNull();
  });

  it.each(['<x>', '__proto__', 5, null])('a stored theme %p is none', async (theme) => {
    preferences.setState({ theme: 'system', hideBalances: false });
    localStorage.setItem('bank.preferences', JSON.stringify({ state: { theme, hideBalances: 'yes' }, version: 0 }));
    await preferences.persist.rehydrate();
    expect(preferences.getState()).toMatchObject({ theme: 'system', hideBalances: false });
  });
});
