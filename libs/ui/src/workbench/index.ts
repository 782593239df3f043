export { Workbench, type WorkbenchBrand, type WorkbenchProps } from './workbench';
