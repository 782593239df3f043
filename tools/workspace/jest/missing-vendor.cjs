throw new Error(
  'This name of a bundled package is not bundled: add it to VENDORS in tools/workspace/jest/vendors.cjs, or import the package by a name that is there.',
);
