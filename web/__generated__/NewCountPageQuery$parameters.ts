/**
 * @generated SignedSource<<d5ad94a671c4c260da3a86e14b6e5d75>>
 * @relayHash dce29aeb4752f86fff7383405e4864a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e205bd525f5041aaaf105f3c756c29ae61219347d1805dbbd114405930768e0d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewCountPageQuery } from './NewCountPageQuery.graphql';

const node: PreloadableConcreteRequest<NewCountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e205bd525f5041aaaf105f3c756c29ae61219347d1805dbbd114405930768e0d",
    "metadata": {},
    "name": "NewCountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
