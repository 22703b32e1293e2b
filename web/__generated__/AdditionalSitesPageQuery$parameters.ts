/**
 * @generated SignedSource<<3076dcff07a73b6fb66faa4eadb74bd9>>
 * @relayHash dd7e70c8b169592d538ace3174491659
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ea4bc2b29669c9941d85e770e76877412c7cdb63f04f8c627cd26b3f250f0fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdditionalSitesPageQuery } from './AdditionalSitesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdditionalSitesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ea4bc2b29669c9941d85e770e76877412c7cdb63f04f8c627cd26b3f250f0fc",
    "metadata": {},
    "name": "AdditionalSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
