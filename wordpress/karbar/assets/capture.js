/**
 * Sends what is typed into the checkout to the shop itself, once the buyer has agreed. Works with the classic checkout
 * (billing_phone) and with the one of blocks (billing-phone, shipping-phone).
 */
( function ( setting ) {
	'use strict';
	var WAIT_MS = 1500;
	var sent = '';
	var timer;
	var box;

	function field( name ) {
		var found = document.querySelector( '#billing_' + name + ', #billing-' + name + ', #shipping-' + name );
		return found ? found.value.trim() : '';
	}

	function typed() {
		return {
			name: ( field( 'first_name' ) + ' ' + field( 'last_name' ) ).trim(),
			phone: field( 'phone' ),
			email: field( 'email' ) || ( document.querySelector( '#email' ) || {} ).value || '',
			address: [ field( 'address_1' ), field( 'address_2' ), field( 'city' ) ].filter( Boolean ).join( ', ' ),
			district: field( 'state' ),
			consent: box && box.checked ? '1' : '',
		};
	}

	function send() {
		var values = typed();
		var text = JSON.stringify( values );
		if ( ! values.consent || values.phone.length < 10 || text === sent ) {
			return;
		}
		sent = text;
		var body = new URLSearchParams( values );
		body.set( 'action', setting.action );
		body.set( 'nonce', setting.nonce );
		fetch( setting.url, { method: 'POST', credentials: 'same-origin', keepalive: true, body: body } ).catch( function () {} );
	}

	function later() {
		clearTimeout( timer );
		timer = setTimeout( send, WAIT_MS );
	}

	function ask() {
		var phone = document.querySelector( '#billing_phone, #billing-phone, #shipping-phone' );
		if ( ! phone || document.getElementById( 'karbar-consent' ) ) {
			return;
		}
		var label = document.createElement( 'label' );
		box = document.createElement( 'input' );
		box.type = 'checkbox';
		box.id = 'karbar-consent';
		label.append( box, ' ', setting.consent );
		( phone.closest( 'p, .wc-block-components-text-input' ) || phone ).insertAdjacentElement( 'afterend', label );
	}

	document.addEventListener( 'input', later );
	document.addEventListener( 'change', later );
	window.addEventListener( 'pagehide', send );
	ask();
	// The block checkout renders its fields later and repeatedly.
	new MutationObserver( ask ).observe( document.body, { childList: true, subtree: true } );
} )( window.karbarCapture );
