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
    });
  });
});
