import { CardsScreen } from './cards-screen';

export { handle, loader } from './cards-screen';

export const Component = () => <CardsScreen kind="physical" />;
