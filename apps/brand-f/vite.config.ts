// eslint-disable-next-line @nx/enforce-module-boundaries -- Node reads this file, and cannot load TypeScript by a package's name
import { brandApp } from '../../tools/workspace/vite/brand-app.ts';
import { brand } from './src/brand.ts';

export default brandApp({
  brand,
  typeface: {
    family: 'Commissioner',
    package: 'commissioner',
    cut: 'flar',
    subsets: ['latin', 'romanian', 'latin-ext'],
    fallback: 'arial',
  },
  root: import.meta.dirname,
});
