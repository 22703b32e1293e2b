/**
 * @generated SignedSource<<fcfbcf78be9df2f37184b66fe81b81d6>>
 * @relayHash a721ce292d68623662df0da50fcd881b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 882ca0a1178750e922f0341d8e992563aa6d78a789b05803bb34949856949094

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotSettledPageQuery } from './NotSettledPageQuery.graphql';

const node: PreloadableConcreteRequest<NotSettledPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "882ca0a1178750e922f0341d8e992563aa6d78a789b05803bb34949856949094",
    "metadata": {},
    "name": "NotSettledPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
