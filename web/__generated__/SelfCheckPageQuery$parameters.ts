/**
 * @generated SignedSource<<56e8f6d3771ffcf871bf54901f67413a>>
 * @relayHash 2e8f481f13ceb949a3be171333e81496
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d63727fce7a4c4c15f9783b47dfc8580371801c89f6b6623cd8e000aa7782a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SelfCheckPageQuery } from './SelfCheckPageQuery.graphql';

const node: PreloadableConcreteRequest<SelfCheckPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d63727fce7a4c4c15f9783b47dfc8580371801c89f6b6623cd8e000aa7782a0",
    "metadata": {},
    "name": "SelfCheckPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
