import { createContext, use } from 'react';

/** The mark that lets a script of ours run, new for every page. The browser hides it from scripts afterwards. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => use(NonceContext);
