import { css } from 'styled-components';
import { token } from '../theme/token.ts';

/** The looks of CellText. */
export const cellTextStyle = css`
  [data-cell-line] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    line-height: 18px;

    &[data-strong] {
      font-weight: 600;
    }

    &[data-tone='muted'] {
      color: ${token.ink3};
    }

    &[data-tone='bad'] {
      font-weight: 600;
      color: ${token.badText};
    }

    &:has(> [data-cell-suffix]) {
      display: flex;
      gap: 5px;

      > :first-child {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
    }
  }

  [data-cell-suffix] {
    flex: none;
    color: ${token.ink2};
  }

  [data-cell-second] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    font-size: 12.5px;
    line-height: 16px;
    color: ${token.ink3};

    [data-card] & {
      display: none;
    }
  }
`;
