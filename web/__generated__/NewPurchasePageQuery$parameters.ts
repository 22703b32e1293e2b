/**
 * @generated SignedSource<<3705ec7c57c1f082ef6ad43a707475ca>>
 * @relayHash 6a82598cdabebf38f32a846cdc2bf357
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a8d22ce74f93c656071bba2789e3f8b43bcec6f7ada915047180eec56881a71

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPurchasePageQuery } from './NewPurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<NewPurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a8d22ce74f93c656071bba2789e3f8b43bcec6f7ada915047180eec56881a71",
    "metadata": {},
    "name": "NewPurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
