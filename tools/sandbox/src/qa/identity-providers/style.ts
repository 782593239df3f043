import { style as cockpit } from '../pages/style';

/** The cockpit's look, and a column of buttons. */
export const style = `${cockpit}
main.card { display: block; max-width: 560px; margin: 20px auto; }
.ways { display: grid; gap: 8px; margin-bottom: 12px; }
.ways button { width: 100%; text-align: start; }`;
