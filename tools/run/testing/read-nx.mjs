/**
 * Counts the tasks of a `nx run-many --outputStyle=static`: Nx heads the output of each with its name, and lists those that
 * failed at the end.
 * @param {{ code: number, output: string }} ended
 * @returns {import('./result.mjs').Result}
 */
export function readNx({ code, output }) {
  const tasks = new Set([...output.matchAll(/^> nx run ([\w@/-]+:[\w-]+)/gm)].map(([, task]) => task));
  if (code === 0) return { passed: tasks.size, failures: [] };
  const [, list = ''] = output.split('Failed tasks:');
  const failed = [...list.matchAll(/^- ([\w@/-]+:[\w-]+)$/gm)].map(([, task]) => task);
  // The output of all tasks stands before the list, so it is shown once.
  const [, ...others] = failed;
  return {
    passed: Math.max(0, tasks.size - failed.length),
    failures: [output.trim(), ...others.map((task) => `${task} failed, see above`)],
  };
}
