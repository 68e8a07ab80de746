import { checkSteps, runStep } from './steps.ts';

const results = [...checkSteps, { name: 'unit tests', command: 'pnpm test' }].map(runStep);
if (results.some(({ isGood }) => !isGood)) process.exit(1);
