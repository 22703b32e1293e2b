/**
 * @generated SignedSource<<6b136416e8321d4f9a998bcafbc24006>>
 * @relayHash 4fbfaba08c4e6d43b2eaa062383674b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3da745d5fa1c92f35ce145eaaa49e0bbdea9d8f37068d4eb0dc1cf1b0793570

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryBrandPageQuery } from './CategoryBrandPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoryBrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3da745d5fa1c92f35ce145eaaa49e0bbdea9d8f37068d4eb0dc1cf1b0793570",
    "metadata": {},
    "name": "CategoryBrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
