const path = require('node:path');
const { project } = require('../../jest.preset.cjs');

const base = project(__dirname, { dom: true });
/** @param {string} name @param {string} file */
const room = (name, file) => path.join(__dirname, '..', name, 'src/testing', file);

module.exports = {
  ...base,
  // Jest has no workers, and no bundler that gives one an address; the shell opens the pages of every room.
  moduleNameMapper: {
    'solve-in-worker$': room('onboarding', 'solve-in-process'),
    'read-in-worker$': room('transfers', 'read-in-process'),
    ...base.moduleNameMapper,
  },
};
