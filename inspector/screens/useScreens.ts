import { use } from 'react';
import { loadScreens } from './stories';

/** All screens; suspends until their code has loaded. */
export const useScreens = () => use(loadScreens());
