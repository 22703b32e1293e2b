/**
 * @generated SignedSource<<4801309548029ae879505fdda5c2e115>>
 * @relayHash 65cb378da0b55daba4eaf72b25182acf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c26c8b2543b4c7e40659059b0fe430ba2e64b6cb2c9065ab3213d3d3fd95d02c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DecreasePageQuery } from './DecreasePageQuery.graphql';

const node: PreloadableConcreteRequest<DecreasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c26c8b2543b4c7e40659059b0fe430ba2e64b6cb2c9065ab3213d3d3fd95d02c",
    "metadata": {},
    "name": "DecreasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
