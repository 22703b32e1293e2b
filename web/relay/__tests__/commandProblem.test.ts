import { expect, it } from 'vitest';
import { problemFromError, problemFromMember } from '../commandProblem.ts';

it("says 'Unknown error' of an answer that is neither a success nor an error", () => {
  expect(problemFromMember({}).message).toBe('Unknown error');
  expect(problemFromMember({ message: '' }).message).toBe('Unknown error');
});

it("says 'Unknown error' of a failure without words, and the words where there are some", () => {
  expect(problemFromError(new Error()).message).toBe('Unknown error');
  expect(problemFromError(new Error('Aborted')).message).toBe('Aborted');
});
