import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { meaningColours, media, token } from '../../../ui/theme/token.ts';
import type { Meaning } from '../../../ui/theme/token.ts';

interface TilesProps {
  /** On a phone each figure is a line of its own, so that figures are read down; else three tiles stand in a row. */
  $isLinesOnPhone?: boolean;
}

/** Tiles side by side. */
export const Tiles = styled.div<TilesProps>`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${token.border};
  border-radius: ${token.radiusCard};
  background: ${token.surface};

  /* Its line is drawn by each tile: there may be a place without one. */
  > * {
    flex: 1 1 128px;
    box-shadow: 0 0 0 1px ${token.border};
  }

  /* More than fit beside each other on a desk: two rows of about as many, in the same columns. A phone has its own. */
  &:where(:has(> :nth-child(9))) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(max(128px, 18%), 1fr));
  }

  &:where(:has(> :nth-child(11))) {
    grid-template-columns: repeat(auto-fill, minmax(max(128px, 15%), 1fr));
  }

  ${media.phone} {
    display: grid;

    /* An amount is never cut off. */
    && > * > strong {
      overflow-wrap: anywhere;
      white-space: normal;
    }

    ${({ $isLinesOnPhone }) => ($isLinesOnPhone ? lines : threeInARow)}
  }
`;

/* The amounts stand under each other in a column that has room for the longest. */
const lines = css`
  grid-template-columns: minmax(0, 4fr) minmax(max-content, 5fr) minmax(0, 6fr);

  && > * {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    gap: 8px;
    align-items: baseline;
    padding: 8px 14px;

    > :first-child {
      white-space: normal;
    }

    > :nth-child(n + 2) {
      text-align: end;
    }

    > strong {
      font-size: 15px;
      line-height: 20px;
      white-space: nowrap;
    }
  }
`;

/* The last ones fill their row. */
const threeInARow = css`
  grid-template-columns: repeat(3, minmax(0, 1fr));

  > :last-child:nth-child(3n + 1) {
    grid-column: span 3;
  }

  > :last-child:nth-child(3n + 2) {
    grid-column: span 2;
  }

  && > * {
    padding: 10px 12px;
  }

  && > * > :first-child {
    white-space: normal;
  }

  /* A third of a phone holds a long amount only in a smaller size. */
  [data-long] {
    font-size: 16px;
    line-height: 28px;
  }
`;

/** One of several lines in the note of a tile. */
export const TileLine = styled.span`
  display: block;
`;

const look = css`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
  padding: 12px 14px;
  background: ${token.surface};
`;

const Label = styled.span`
  overflow: hidden;
  color: ${token.ink2};
  font-size: 12.5px;
  font-weight: 550;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Value = styled.strong<{ $meaning?: Meaning }>`
  overflow: hidden;
  color: ${({ $meaning }) => ($meaning ? meaningColours($meaning).text : token.ink)};
  font-size: 20px;
  font-weight: 650;
  line-height: 28px;
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Note = styled.span`
  color: ${token.ink3};
  font-size: 12.5px;
`;

export interface TileContent {
  label: string;
  value: string;
  note?: ReactNode;
  /** Only for what is late or needs attention. */
  meaning?: Meaning;
}

/** Letters of a value that are too many for the large size beside two other tiles on a phone. */
const LONG = 7;

function Content({ label, value, note, meaning }: TileContent) {
  return (
    <>
      <Label title={label}>{label}</Label>
      <Value $meaning={meaning} data-long={value.length > LONG || undefined}>{value}</Value>
      {note && <Note>{typeof note === 'string' ? note.replaceAll('−', '−\u2060') : note}</Note>}
    </>
  );
}

const Anchor = styled.a`
  ${look}
  color: inherit;
  text-decoration: none;

  &:hover {
    background: ${token.hover};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

function TileAnchor({ label, value, note, meaning, ...rest }: TileContent & ComponentProps<'a'>) {
  return (
    <Anchor {...rest}>
      <Content label={label} value={value} note={note} meaning={meaning} />
    </Anchor>
  );
}

/** A tile that links to the list that it counts. */
export const TileLink = createLink(TileAnchor);

const Plain = styled.div`
  ${look}
`;

/** A tile without a list. */
export function Tile(props: TileContent) {
  return (
    <Plain>
      <Content {...props} />
    </Plain>
  );
}
