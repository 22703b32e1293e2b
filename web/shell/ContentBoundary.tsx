import { useRouterState } from '@tanstack/react-router';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GatewayError } from '../relay/GatewayError.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { LateForbiddenPage } from './LateForbiddenPage.tsx';

/** What a screen shows instead of itself when its data could not be had, or when it is broken. */
export function ContentError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  if (error instanceof GatewayError && error.code === 'FORBIDDEN') return <LateForbiddenPage />;
  const known = error instanceof GatewayError ? error : undefined;
  return (
    <ErrorState
      title={t('This screen could not be loaded')}
      onRetry={() => window.location.reload()}
      referenceId={known?.referenceId}
    >
      {known?.message}
    </ErrorState>
  );
}

interface Props {
  /** The address; another one clears the error. */
  place: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  place: string;
}

class Catch extends Component<Props, State> {
  override state: State = { error: null, place: this.props.place };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { error: null, place };
  }
  override render() {
    return this.state.error === null ? this.props.children : <ContentError error={this.state.error} />;
  }
}

/** Keeps sidebar and top bar standing when a screen falls. */
export function ContentBoundary({ children }: { children: ReactNode }) {
  const place = useRouterState({ select: (state) => state.location.href });
  return <Catch place={place}>{children}</Catch>;
}
