import styled from 'styled-components';
import { token } from '../theme/token.ts';

/** All cards in one rule: a card costs what it shows. */
export const Cards = styled.ul`
  display: flex;
  flex-direction: column;

  > li[data-card] {
    position: relative;
    display: flex;
    gap: 12px;
    min-width: 0;
    margin-bottom: 10px;
    padding: 12px;
    border: 1px solid ${token.border};
    border-radius: ${token.radiusCard};
    background: ${token.surface};

    &:has(:checked) {
      border-color: ${token.accent};
      background: ${token.accentSoft};
    }

    &:has(:focus-visible) {
      outline: 2px solid ${token.accent};
    }
  }

  [data-card-lines] {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 6px;
    min-width: 0;
  }

  [data-card-line] {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    min-height: 20px;

    > * {
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    /* There is no pointer to rest on what is cut off: a title goes on in a second line. */
    > [data-card-title] {
      white-space: normal;
    }

    > [data-card-title] [data-cell-line]:not(:has(> [data-cell-suffix])) {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow-wrap: anywhere;
    }

    /* A badge is read whole: the title gives way. */
    > [data-card-title] ~ :not([data-card-end]) {
      flex: none;
      max-width: 60%;
    }

    /* What is pressed in it may be higher than the line. */
    > [data-card-end] {
      flex: none;
      margin-left: auto;
      overflow: visible;
      color: ${token.ink2};
    }

    /* Below the title nothing is cut off for what stands beside it. */
    &:not(:first-child) {
      flex-wrap: wrap;
      row-gap: 2px;
    }

    > [data-card-end='value'] {
      font-weight: 600;
      color: ${token.ink};
    }
  }

  /* Opens the card; its place to hit is the whole card. */
  [data-card-title] {
    font-weight: 600;
    outline: none;

    &:is(a)::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }

  [data-card-named] > :not([data-cell-second]) {
    display: inline;
  }

  [data-card-name] {
    color: ${token.ink3};
    font-weight: 400;
  }

  [data-card-meta] {
    font-size: 13px;
    line-height: 18px;
    color: ${token.ink3};
    overflow-wrap: anywhere;

    span:not([data-cell-second]) {
      display: inline;
      color: inherit;
      font-weight: inherit;
      white-space: inherit;
    }

    [data-cell-suffix]::before {
      content: ' ';
    }
  }

  [data-card-check] {
    position: relative;
    z-index: 1;
    padding-top: 2px;
  }

  /* As large as a finger, in the corner of the card. */
  [data-card-menu] {
    position: relative;
    z-index: 1;
    margin: -10px -10px -10px -8px;

    button {
      width: 40px;
      height: 40px;
    }
  }

  [data-card-lines] :is(a, button):not([data-card-title]) {
    position: relative;
    z-index: 1;
  }
`;
