import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, token } from './theme/token.ts';

export interface PageHeaderProps {
  title: ReactNode;
  /** A muted fact beside the title: '12,804 active'. */
  count?: ReactNode;
  /** Badges beside the title. */
  marks?: ReactNode;
  /** A link back, before the title. */
  back?: ReactNode;
  /** Buttons, primary last. */
  actions?: ReactNode;
}

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px 16px;
  min-height: ${token.control};

  ${media.phone} {
    gap: 0 10px;

    /* Words and icons above, buttons below. */
    &::after {
      content: '';
      order: 1;
      flex: 1 0 100%;
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  /* A long fact goes on in a second line; the actions stay at the right, where toasts do not cover them. */
  flex: 1 1 320px;
  min-width: 0;

  ${media.phone} {
    flex-basis: 200px;
  }
`;

const Title = styled.h1`
  font-size: 20px;
  font-weight: 650;
  line-height: 28px;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

const Count = styled.span`
  color: ${token.ink3};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;

  ${media.phone} {
    display: contents;

    /* Not a gap: what is hidden here, or floats, leaves no empty line. The button of a menu stands in a span without a box. */
    > *,
    > span button {
      order: 2;
      margin-top: 10px;
    }

    /* Rows of buttons are as wide as the page. */
    > :not([data-icon-only]),
    > span button:not([data-icon-only]) {
      flex: 1 1 auto;
    }

    /* What is only an icon takes no row: it stands beside the title. */
    > [data-icon-only],
    > span [data-icon-only] {
      order: 0;
      align-self: flex-start;
      margin-top: 0;
    }
  }
`;

/** The first line of every page: its only h1, and its actions at the right. */
export function PageHeader({ title, count, marks, back, actions }: PageHeaderProps) {
  return (
    <Header>
      <Words>
        {back}
        <Title>{title}</Title>
        {marks}
        {count !== undefined && <Count>{count}</Count>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Header>
  );
}
