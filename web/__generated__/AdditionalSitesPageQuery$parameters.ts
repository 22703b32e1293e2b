/**
 * @generated SignedSource<<b6c18e4b699c5013c13ed5556b8c147b>>
 * @relayHash b8ed2059caeca1680eac54bbab69e24f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f49589dfe2dc1070758c32673f70d08ae028e18ef36f82b7ccbabdf14dee5e93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdditionalSitesPageQuery } from './AdditionalSitesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdditionalSitesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f49589dfe2dc1070758c32673f70d08ae028e18ef36f82b7ccbabdf14dee5e93",
    "metadata": {},
    "name": "AdditionalSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
