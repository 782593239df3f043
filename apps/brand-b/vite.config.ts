// eslint-disable-next-line @nx/enforce-module-boundaries -- Node reads this file, and cannot load TypeScript by a package's name
import { brandApp } from '../../tools/workspace/vite/brand-app.ts';
import { brand } from './src/brand.ts';

export default brandApp({
  brand,
  typeface: {
    family: 'Nunito',
    package: 'nunito',
    cut: 'wght',
    subsets: ['latin', 'romanian', 'latin-ext', 'cyrillic'],
    fallback: 'arial',
  },
  root: import.meta.dirname,
});
