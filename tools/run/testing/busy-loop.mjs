// Keeps one core busy until its parent dies. It yields between turns, so that it hears that.
const TURN_MS = 50;

function spin() {
  const end = Date.now() + TURN_MS;
  while (Date.now() < end);
  setImmediate(spin);
}

spin();
