const path = require('node:path');
const { project } = require('../../jest.preset.cjs');

const base = project(__dirname, { dom: true });

module.exports = {
  ...base,
  // Jest has no workers, and no bundler that gives one an address.
  moduleNameMapper: {
    'read-in-worker$': path.join(__dirname, 'src/testing/read-in-process'),
    ...base.moduleNameMapper,
  },
};
