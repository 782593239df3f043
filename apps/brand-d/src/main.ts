import '@bank/ui/styles/base.css';
import './theme.css';
import { mountBank } from '@bank/shell';
import { brand } from './brand';

mountBank(brand);
