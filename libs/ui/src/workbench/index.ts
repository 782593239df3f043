export { Workbench, type WorkbenchBrand, type WorkbenchProps } from './workbench';
export type { SectionProps, SectionRow } from './sections';
