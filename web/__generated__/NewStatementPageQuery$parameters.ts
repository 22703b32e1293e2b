/**
 * @generated SignedSource<<04767c87ed2b5f35fdaf58866f886621>>
 * @relayHash 46868801bd06ffe9df3cc87d4343bb35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df39ae85c63b8aae289f9aa20d4cd667c634ee6471b151e8a2f539fd80bbd631

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewStatementPageQuery } from './NewStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<NewStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df39ae85c63b8aae289f9aa20d4cd667c634ee6471b151e8a2f539fd80bbd631",
    "metadata": {},
    "name": "NewStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
