import { style as cockpit } from '../pages/style';

/** The cockpit's look, and a phone. */
export const style = `${cockpit}
main { max-width: 1120px; }
.panel { display: grid; gap: 20px; min-width: 0; }
.panel .row { margin-bottom: 12px; }
@media (min-width: 1024px) { main { grid-template-columns: 424px minmax(0, 1fr); } .device { position: sticky; top: 20px; } }
.title a { color: var(--accent); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

.handset { width: min(100%, 414px); margin: 0 auto; padding: 12px; border-radius: 48px; background: light-dark(#23273a, #3a4052); box-shadow: var(--shadow); }
.handset .speaker { background: light-dark(#4a5068, #5b6379); margin: 4px auto 12px; }
.display { position: relative; display: flex; flex-direction: column; height: min(780px, calc(100dvh - 176px)); min-height: 520px; border-radius: 36px; overflow: hidden; background: var(--surface); }
.display iframe { flex: 1; width: 100%; min-height: 0; border: 0; background: var(--surface); }
.display [hidden] { display: none; }
.blank { position: absolute; inset: 0; display: grid; place-content: center; padding: 32px; text-align: center; color: var(--muted); }
.preloader { position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; gap: 16px; background: var(--surface); color: var(--muted); }
.spinner { width: 36px; height: 36px; border: 4px solid var(--line); border-top-color: var(--accent); border-radius: 50%; }
@media (prefers-reduced-motion: no-preference) { .spinner { animation: turn 1s linear infinite; } }
@keyframes turn { to { transform: rotate(1turn); } }
.appfooter { display: flex; justify-content: space-around; padding: 16px 0 22px; background: light-dark(#23273a, #0b0d13); color: #fff; font-size: 13px; font-weight: 600; }
.keyboard { display: grid; gap: 8px; padding: 10px 6px 26px; background: light-dark(#cfd3dd, #262a35); }
.keyboard div { display: flex; gap: 5px; justify-content: center; }
.keyboard span { flex: 0 1 9%; display: grid; place-items: center; height: 40px; border-radius: 6px; background: light-dark(#fff, #4a5061); box-shadow: 0 1px 0 #0004; }
.keyboard .space { flex: 0 1 50%; }

button[aria-pressed="true"], button[aria-pressed="true"]:hover { background: var(--accent); color: var(--on-accent); border-color: transparent; }
.checks { display: flex; flex-wrap: wrap; gap: 4px 16px; }
.checks legend { padding: 0; font-size: 14px; font-weight: 600; margin-bottom: 4px; }
.checks label { display: flex; align-items: center; gap: 8px; min-height: 44px; }
.checks input { width: 20px; height: 20px; min-height: 0; accent-color: var(--accent); }
.messages a { color: var(--accent); font-weight: 600; align-self: center; min-height: 44px; display: grid; place-items: center; }
.tag.out { background: var(--positive-soft); color: var(--positive); }
`;
