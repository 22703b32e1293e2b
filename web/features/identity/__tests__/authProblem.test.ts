import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../relay/GatewayError.ts';
import { authProblem, isHiddenResetFailure } from '../authProblem.ts';

const firebase = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

describe('what a failed sign-in says', () => {
  it.each([
    'auth/invalid-credential',
    'auth/wrong-password',
    'auth/user-not-found',
    'auth/user-disabled',
    'auth/x',
  ])('the same for %s, so that nobody learns which addresses have an account', (code) => {
    expect(authProblem(firebase(code), 'SIGN_IN')).toEqual({ '': 'E-mail or password is not right.' });
  });

  it('does not say that an address is taken', () => {
    const taken = authProblem(firebase('auth/email-already-in-use'), 'SIGN_UP');
    expect(taken).toEqual(authProblem(firebase('auth/operation-not-allowed'), 'SIGN_UP'));
    expect(taken['']).not.toMatch(/taken|exists|in use/);
  });

  it('names what the person can do something about', () => {
    expect(authProblem(firebase('auth/too-many-requests'), 'SIGN_IN')['']).toMatch(/wait a few minutes/);
    expect(authProblem(firebase('auth/network-request-failed'), 'SIGN_IN')['']).toMatch(
      /internet connection/,
    );
    expect(authProblem(firebase('auth/weak-password'), 'SIGN_UP')).toHaveProperty('password');
  });

  it('is silent when the window of Google was closed', () => {
    expect(authProblem(firebase('auth/popup-closed-by-user'), 'SIGN_IN')).toEqual({});
  });

  it("hands on the gateway's own words", () => {
    const error = new GatewayError({ code: 'UNAUTHORIZED', message: 'Please sign in again', status: 401 });
    expect(authProblem(error, 'SIGN_IN')).toEqual({ '': 'Please sign in again' });
  });
});

it('answers a reset of an unknown address as one of a known address', () => {
  expect(isHiddenResetFailure(firebase('auth/user-not-found'))).toBe(true);
  expect(isHiddenResetFailure(firebase('auth/network-request-failed'))).toBe(false);
});
