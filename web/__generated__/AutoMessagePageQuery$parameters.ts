/**
 * @generated SignedSource<<2ba6b954bee3edbf37deb32e548c1e7a>>
 * @relayHash 564b4328d0efdf939fd5a4dd5b1ff066
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea1951d5f854f2baba75e1d32b980035fc19cb8fecace3ab4c236f15b7f16e16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AutoMessagePageQuery } from './AutoMessagePageQuery.graphql';

const node: PreloadableConcreteRequest<AutoMessagePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea1951d5f854f2baba75e1d32b980035fc19cb8fecace3ab4c236f15b7f16e16",
    "metadata": {},
    "name": "AutoMessagePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
