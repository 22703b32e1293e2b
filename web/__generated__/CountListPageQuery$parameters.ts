/**
 * @generated SignedSource<<fbb8c6b1d3369cafef50cbf209447035>>
 * @relayHash c231db253b2e7bd34738189de0fa834b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f87898ab64f5b5ed011e021b43c49f94387732b022c35b987dd5bbed27dcc4fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CountListPageQuery } from './CountListPageQuery.graphql';

const node: PreloadableConcreteRequest<CountListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f87898ab64f5b5ed011e021b43c49f94387732b022c35b987dd5bbed27dcc4fa",
    "metadata": {},
    "name": "CountListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
