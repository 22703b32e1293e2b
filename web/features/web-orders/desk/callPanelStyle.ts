import styled from 'styled-components';
import { media, token } from '../../../ui/theme/token.ts';

/** Beside the list where there is room, over it otherwise. */
export const Panel = styled.section`
  position: sticky;
  top: 12px;
  display: flex;
  flex-direction: column;
  min-width: 0;
  max-height: calc(100dvh - 88px);
  border: 1px solid ${token.border};
  border-radius: ${token.radiusCard};
  background: ${token.surface};

  @media (max-width: 1199px) {
    position: fixed;
    /* Over the bar at the top, which would hide its head. */
    z-index: 45;
    inset: 0 0 0 auto;
    width: min(100vw, 500px);
    max-height: none;
    border-width: 0 0 0 1px;
    border-radius: 0;
    box-shadow: ${token.shadowModal};
  }
`;

export const Muted = styled.span`
  color: ${token.ink2};
  overflow-wrap: anywhere;
`;

/** A phone number, which a narrow screen would break at its hyphen. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  padding: 10px 16px;
  border-bottom: 1px solid ${token.border};

  > span:empty {
    flex: 1;
  }

  a svg {
    vertical-align: -3px;
  }

  /* One line: the name of the shop gives way, the link is its icon. */
  ${media.phone} {
    flex-wrap: nowrap;
    white-space: nowrap;

    > ${Muted} {
      flex: 0 1 auto;
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }

    > a > span {
      display: none;
    }
  }
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 4px 16px 12px;
  overflow-y: auto;
  overscroll-behavior: contain;

  h3 {
    display: flex;
    align-items: center;
    gap: 4px;
    margin: 0 0 4px;
    font-size: 12.5px;
    font-weight: 600;
    color: ${token.ink2};
  }

  > * + * {
    margin-top: 12px;
  }
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-top: 8px;

  > div {
    flex: 1;
    min-width: 0;
  }

  h2 {
    font-size: 16px;
    font-weight: 600;
    line-height: 22px;
    overflow-wrap: anywhere;
  }

  /* Name and number need the room of the avatar. */
  ${media.phone} {
    gap: 8px;

    > span:first-child {
      display: none;
    }
  }
`;

export const Warning = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  padding: 10px 14px;
  border-radius: ${token.radius};
  color: ${token.warnText};
  background: ${token.warnSoft};

  > span {
    flex: 1;
  }
`;

export const Section = styled.div`
  padding: 10px 0;
  border-block: 1px solid ${token.border};

  > a {
    display: inline-block;
    margin-top: 8px;
  }
`;

export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 16px;

  p {
    overflow-wrap: anywhere;
  }

  dl {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 10px;
    align-content: start;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  dt {
    color: ${token.ink2};
  }

  dd {
    margin: 0;
    text-align: right;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
