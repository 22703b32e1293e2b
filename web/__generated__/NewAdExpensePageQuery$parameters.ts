/**
 * @generated SignedSource<<7f771be5d10b12dd6bfb436978f40df4>>
 * @relayHash 69b73f324405dc23199c3eed362baef2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ce98bd48ea8195056d4f8d8db48fa1f2a572463a956dfc34b2319df19cc1c40

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewAdExpensePageQuery } from './NewAdExpensePageQuery.graphql';

const node: PreloadableConcreteRequest<NewAdExpensePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ce98bd48ea8195056d4f8d8db48fa1f2a572463a956dfc34b2319df19cc1c40",
    "metadata": {},
    "name": "NewAdExpensePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
