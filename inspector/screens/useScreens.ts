import { use } from 'react';
import { loadScreens } from './stories';

/** All screens; whoever asks waits until their code is there. */
export const useScreens = () => use(loadScreens());
