/**
 * @generated SignedSource<<2040dd5c729a1655adfe58f42ec7fd72>>
 * @relayHash aa0a12d10bb0a28f862792e580e0cd49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abfe4e1ff8eb58d07b051ca9001d0fbdcccd9c249275015709b8389042adee10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewDecreasePageQuery } from './NewDecreasePageQuery.graphql';

const node: PreloadableConcreteRequest<NewDecreasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "abfe4e1ff8eb58d07b051ca9001d0fbdcccd9c249275015709b8389042adee10",
    "metadata": {},
    "name": "NewDecreasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
