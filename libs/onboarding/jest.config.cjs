const path = require('node:path');
const { project } = require('../../jest.preset.cjs');

const base = project(__dirname, { dom: true });

module.exports = {
  ...base,
  // Jest has no workers, and no bundler that gives one an address.
  moduleNameMapper: {
    'solve-in-worker$': path.join(__dirname, 'src/testing/solve-in-process'),
    ...base.moduleNameMapper,
  },
};
