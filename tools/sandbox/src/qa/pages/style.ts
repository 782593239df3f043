/** The cockpit's look: semantic tokens, light and dark from one list, a 4 px scale, the system's font. */
export const style = `
:root {
  color-scheme: light dark;
  --surface: light-dark(#f4f5f8, #101218);
  --raised: light-dark(#ffffff, #191c25);
  --sunken: light-dark(#eceef3, #12141b);
  --line: light-dark(#dcdfe7, #2c3140);
  --text: light-dark(#181b24, #eceef4);
  --muted: light-dark(#5a6172, #a3abbd);
  --accent: light-dark(#314ba8, #a9baff);
  --on-accent: light-dark(#ffffff, #10173a);
  --accent-soft: light-dark(#e7ebfa, #242c4c);
  --positive: light-dark(#17663f, #7dd3a6);
  --positive-soft: light-dark(#e0f3e8, #173226);
  --warning: light-dark(#8a5300, #f0c070);
  --warning-soft: light-dark(#fdf0d9, #3a2b10);
  --danger: light-dark(#b3261e, #ffa69e);
  --danger-soft: light-dark(#fbe6e4, #43201d);
  --on-danger: light-dark(#ffffff, #3b0d09);
  --shadow: 0 1px 2px light-dark(#1a20331a, #0006), 0 6px 20px light-dark(#1a203312, #0004);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
h1, h2, h3, p, dl, dd, ul, fieldset { margin: 0; padding: 0; border: 0; }
ul { list-style: none; }
h1 { font-size: 19px; line-height: 1.3; letter-spacing: -.01em; }
h2 { font-size: 17px; line-height: 1.3; letter-spacing: -.01em; }
h3 { font-size: 15px; line-height: 1.3; }
.figures, code { font-variant-numeric: tabular-nums; }
code { font: 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 16px; top: 8px; z-index: 2; background: var(--raised); padding: 12px 16px; border-radius: 8px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }

.top { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 16px; padding: 16px 24px; background: var(--raised); border-bottom: 1px solid var(--line); }
.brandmark { width: 44px; height: 44px; border-radius: 12px; background: var(--accent); display: grid; place-items: center; }
.brandmark svg { width: 34px; fill: var(--on-accent); }
.title { flex: 1 1 260px; }
.title p, .head p, .hint { color: var(--muted); font-size: 14px; }
.title a { color: var(--accent); white-space: nowrap; }
.facts { display: flex; flex-wrap: wrap; gap: 8px 28px; }
.facts dt { font-size: 12px; color: var(--muted); }
.facts dd { font-weight: 600; white-space: nowrap; }
.dot { display: inline-block; width: 9px; height: 9px; margin-right: 7px; border-radius: 50%; background: var(--muted); }
.good .dot { background: var(--positive); }
.bad .dot { background: var(--danger); }

main { display: grid; gap: 20px; max-width: 1280px; margin: 0 auto; padding: 20px 24px 64px; align-items: start; }
.wide, .narrow { display: grid; gap: 20px; min-width: 0; }
.card { min-width: 0; background: var(--raised); border: 1px solid var(--line); border-radius: 14px; padding: 20px; box-shadow: var(--shadow); }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: flex-start; gap: 12px; margin-bottom: 16px; }
.head > div { flex: 1 1 170px; }
@media (min-width: 1024px) { main { grid-template-columns: minmax(0, 1fr) 340px; } }
@media (max-width: 476px) { .top, main { padding-left: 16px; padding-right: 16px; } .card { padding: 16px; } }

button, select, input { font: inherit; color: inherit; min-height: 44px; border-radius: 10px; }
button { padding: 8px 16px; border: 1px solid transparent; font-weight: 600; cursor: pointer; }
button:disabled { opacity: .55; cursor: default; }
.primary { background: var(--accent); color: var(--on-accent); }
.secondary { background: transparent; border-color: var(--line); color: var(--text); }
.secondary:hover, .quiet:hover { background: var(--accent-soft); }
.quiet { background: transparent; color: var(--accent); padding: 8px 12px; }
.dangerous { background: var(--danger); color: var(--on-danger); }
select, input { width: 100%; padding: 8px 12px; border: 1px solid var(--line); background: var(--surface); }
.field { display: grid; gap: 4px; font-size: 14px; font-weight: 600; }
.field.inline { grid-template-columns: auto auto; align-items: center; gap: 8px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; }
.row.end { justify-content: flex-end; }
form { display: grid; gap: 12px; }

.segments { display: flex; flex-wrap: wrap; gap: 4px; background: var(--sunken); padding: 4px; border-radius: 12px; }
.segments legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.segments label { position: relative; display: block; }
.segments input { position: absolute; inset: 0; width: 100%; height: 100%; min-height: 0; margin: 0; opacity: 0; cursor: pointer; }
.segments span { display: grid; place-items: center; min-width: 44px; height: 44px; padding: 0 12px; border-radius: 9px; font-weight: 600; color: var(--muted); }
.segments .up span { color: var(--text); }
.segments .up span::after { content: ""; width: 5px; height: 5px; margin-top: -8px; border-radius: 50%; background: var(--positive); }
.segments input:checked + span { background: var(--raised); color: var(--accent); box-shadow: var(--shadow); }
.segments input:focus-visible + span { outline: 3px solid var(--accent); outline-offset: 1px; }

.people { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr)); }
.person { display: grid; grid-template-columns: 44px minmax(0, 1fr); gap: 4px 12px; align-content: start; padding: 14px; border: 1px solid var(--line); border-radius: 12px; }
.face { grid-row: span 2; width: 44px; height: 44px; border-radius: 50%; display: grid; place-items: center; font-weight: 700; background: var(--accent-soft); color: var(--accent); }
.person code { color: var(--muted); }
.person p { grid-column: 1 / -1; font-size: 14px; color: var(--muted); margin-top: 4px; }
.person .row { grid-column: 1 / -1; align-self: end; margin-top: 8px; }
.person { grid-template-rows: auto auto 1fr auto; }
.person .row { flex-wrap: nowrap; }
.person .row button { flex: 1 1 auto; padding: 8px 10px; white-space: nowrap; }

.messages { display: grid; max-height: 420px; overflow: auto; }
.messages li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 12px; padding: 12px 0; border-top: 1px solid var(--line); }
.messages li:first-child, .checks li:first-child, .faults li:first-child { border-top: 0; }
.papers { display: grid; grid-template-columns: minmax(0, 1fr); }
.papers li { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; padding: 12px 0; border-top: 1px solid var(--line); }
.papers li:first-child { border-top: 0; }
.papers .row { align-items: center; }
.papers strong { color: var(--text); font-size: 15px; }
.row[hidden] { display: none; }
.papers a { min-height: 44px; padding: 10px 4px; color: var(--accent); font-weight: 600; }
.papers select { flex: 1 1 200px; width: auto; min-width: 0; }
.papers + .row { margin-top: 12px; }
#linkform { margin-top: 16px; }
.parts { display: grid; max-height: 50vh; overflow: auto; margin-bottom: 20px; }
.parts li { display: grid; gap: 4px; padding: 8px 0; border-top: 1px solid var(--line); font-size: 14px; overflow-wrap: anywhere; }
#parts { width: min(640px, calc(100vw - 32px)); }
.meta { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; font-size: 13px; color: var(--muted); }
.tag { padding: 1px 8px; border-radius: 99px; background: var(--accent-soft); color: var(--accent); font-size: 12px; font-weight: 600; }
.code { grid-row: span 2; align-self: center; background: var(--accent-soft); color: var(--accent); letter-spacing: .12em; font-size: 17px; font-variant-numeric: tabular-nums; }
.messages code { grid-column: 1 / -1; }
.empty { display: block; padding: 20px; text-align: center; color: var(--muted); background: var(--sunken); border-radius: 12px; border: 0; }

.checks li { display: grid; grid-template-columns: auto 44px minmax(0, 1fr); gap: 10px; align-items: baseline; padding: 8px 0; border-top: 1px solid var(--line); font-size: 14px; }
.mark { width: 22px; height: 22px; border-radius: 50%; display: grid; place-items: center; font-size: 13px; font-weight: 700; background: var(--positive-soft); color: var(--positive); }
.broken .mark { background: var(--danger-soft); color: var(--danger); }

.phone { border: 8px solid light-dark(#23273a, #3a4052); border-radius: 30px; background: var(--surface); min-height: 220px; padding: 10px 12px 16px; }
.speaker { width: 60px; height: 5px; border-radius: 9px; margin: 0 auto 14px; background: light-dark(#23273a, #3a4052); }
.phone ul { display: grid; gap: 10px; }
.phone li { background: var(--raised); border-radius: 14px; padding: 14px; box-shadow: var(--shadow); display: grid; gap: 8px; }
.phone .empty { background: none; box-shadow: none; padding: 44px 12px; }
.phone .row button { flex: 1; }
.phone .number { justify-self: center; padding: 4px 22px; border-radius: 14px; background: var(--accent-soft); color: var(--accent); font-size: 38px; line-height: 1.25; letter-spacing: .06em; }

.bigclock { display: grid; font-size: 30px; font-weight: 650; letter-spacing: -.02em; line-height: 1.2; margin-bottom: 14px; }
.bigclock small { font-size: 14px; font-weight: 400; letter-spacing: 0; color: var(--muted); }
.row#moves button { flex: 1 1 30%; padding: 8px 4px; white-space: nowrap; }
.faults { margin-top: 14px; }
.faults li { display: flex; justify-content: space-between; gap: 12px; padding: 10px 0; border-top: 1px solid var(--line); font-size: 14px; }
.faults .tag { background: var(--warning-soft); color: var(--warning); white-space: nowrap; align-self: start; }
.card.danger { border-color: var(--danger); box-shadow: none; }
.card.danger button { width: 100%; }

dialog { width: min(440px, calc(100vw - 32px)); border: 1px solid var(--line); border-radius: 16px; padding: 24px; background: var(--raised); color: var(--text); box-shadow: var(--shadow); }
dialog::backdrop { background: #0a0c148c; }
dialog p { margin: 8px 0 20px; color: var(--muted); }
.toast { position: fixed; left: 50%; bottom: 24px; transform: translateX(-50%); max-width: calc(100vw - 32px); padding: 12px 20px; border-radius: 12px; background: var(--text); color: var(--surface); font-weight: 600; box-shadow: var(--shadow); }
.toast[hidden] { display: none; }
@media (prefers-reduced-motion: no-preference) { button, .segments span { transition: background-color .12s; } }
`;
