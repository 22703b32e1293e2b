/**
 * @generated SignedSource<<bdde88dcb77b056b90d14705b05c3180>>
 * @relayHash 3257fdd1085496f9266fe77732681a80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efc827222bb7e5ba9fc77f295fd5ed475e2518b61a5ba06dd7fafffaaad8adb4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatementLinesPageQuery } from './StatementLinesPageQuery.graphql';

const node: PreloadableConcreteRequest<StatementLinesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "efc827222bb7e5ba9fc77f295fd5ed475e2518b61a5ba06dd7fafffaaad8adb4",
    "metadata": {},
    "name": "StatementLinesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
